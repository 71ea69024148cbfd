// What is said to somebody who looks elsewhere. Chrome on Android lets only a worker say it.
import { preferences } from '../preferences.svelte.ts';

/** The worker that keeps the games, where there is one: only who asked for it has it. */
async function keeper(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null;
  const found = await navigator.serviceWorker.getRegistration('/').catch(() => undefined);
  return found?.active ? found : null;
}

/** Whether this browser has a way to say it. What nobody has allowed yet is tried: it shows nothing, or throws. */
export async function canTell(): Promise<boolean> {
  if (await keeper()) return true;
  if (Notification.permission === 'granted') return true; // a try would be seen; `tell` finds out
  try {
    new Notification('').close();
    return true;
  } catch {
    return false;
  }
}

async function show(title: string, body: string, tag: string): Promise<() => void> {
  const worker = await keeper();
  if (worker) {
    await worker.showNotification(title, { body, tag, data: location.pathname });
    return () =>
      void worker.getNotifications({ tag }).then(
        (all) => all.forEach((one) => one.close()),
        () => undefined,
      );
  }
  const notice = new Notification(title, { body, tag });
  notice.onclick = () => {
    focus();
    notice.close();
  };
  return () => notice.close();
}

/** Says something; what is given back takes it away again. Where it cannot be said, nothing is tried again. */
export function tell(title: string, body: string, tag: string): () => void {
  const shown = show(title, body, tag);
  shown.catch(() => preferences.cannotTell());
  return () =>
    void shown.then(
      (close) => close(),
      () => undefined,
    );
}
