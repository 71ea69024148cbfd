/** Whether this browser keeps the whole of Derring-Do, so that it opens without a network. */
class Keeping {
  state = $state<'no' | 'keeping' | 'kept' | 'newer' | 'impossible'>('no');
  why = $state('');
  private registration: ServiceWorkerRegistration | null = null;

  constructor() {
    if (!('serviceWorker' in navigator)) {
      this.impossible('This browser keeps no pages, or this address is not a safe one.');
      return;
    }
    navigator.serviceWorker.getRegistration('/').then(
      (found) => found && this.watch(found),
      () => undefined,
    );
  }

  /** Brings all of it into this browser; from now on newer versions come by themselves. */
  async keep(): Promise<void> {
    if (this.state !== 'no') return;
    this.state = 'keeping';
    try {
      this.watch(await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }));
    } catch {
      this.impossible('The games could not be kept: the browser does not want to, or has no room.');
    }
  }

  /** Changes to the newer version; only ever called where no match is open. */
  update(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    this.registration?.waiting?.postMessage('update');
  }

  private impossible(why: string): void {
    this.state = 'impossible';
    this.why = why;
  }

  private watch(registration: ServiceWorkerRegistration): void {
    this.registration = registration;
    const look = (): void => {
      if (registration.waiting && registration.active) this.state = 'newer';
      else if (registration.active) this.state = 'kept';
      else if (registration.installing) this.state = 'keeping';
      else this.impossible('The games could not be kept: the browser has no room for them.');
    };
    const follow = (worker: ServiceWorker | null): void => worker?.addEventListener('statechange', look);
    follow(registration.installing);
    follow(registration.waiting);
    registration.addEventListener('updatefound', () => {
      follow(registration.installing);
    });
    look();
  }
}

export const keeping = new Keeping();
