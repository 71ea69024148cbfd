/** What is said where a browser has no way to tell somebody who looks elsewhere, unless it keeps the games. */
export const UNTOLD = 'This browser can tell you that it is your turn only if it keeps the games.';

export type Theme = 'auto' | 'day' | 'night';

function remembered(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Not remembered, that is all.
  }
}

class Preferences {
  theme = $state<Theme>((remembered('derring.theme') as Theme | null) ?? 'auto');
  sound = $state(remembered('derring.sound') === 'on');
  /** Whether the browser is to say that it is our turn while we look elsewhere; it has been asked, too. */
  notices = $state(
    remembered('derring.notices') === 'on' &&
      typeof Notification === 'function' &&
      Notification.permission === 'granted',
  );
  /** Why nothing is told though it was wanted. */
  silence = $state('');
  /** How loud, from 0 to 1. */
  volume = $state(Number(remembered('derring.volume') ?? '0.6'));

  get night(): boolean {
    return this.theme === 'auto'
      ? matchMedia('(prefers-color-scheme: dark)').matches
      : this.theme === 'night';
  }

  toggleTheme(): void {
    this.theme = this.night ? 'day' : 'night';
    remember('derring.theme', this.theme);
    this.apply();
  }

  toggleSound(): void {
    this.sound = !this.sound;
    remember('derring.sound', this.sound ? 'on' : 'off');
  }

  /** Asks the browser the first time; only ever called by a click. */
  async toggleNotices(): Promise<void> {
    const wanted = !this.notices && typeof Notification === 'function';
    const answer = wanted ? await Notification.requestPermission() : '';
    this.silence =
      answer === 'denied'
        ? 'Your browser does not allow it. Its settings for this page can be changed, and then you are told.'
        : answer === 'default'
          ? 'Your browser asks whether you allow it, and nobody has answered.'
          : '';
    this.setNotices(answer === 'granted');
  }

  /** The browser allows it, and then does not do it. */
  cannotTell(): void {
    this.silence = UNTOLD;
    this.setNotices(false);
  }

  private setNotices(on: boolean): void {
    this.notices = on;
    remember('derring.notices', on ? 'on' : 'off');
  }

  setVolume(volume: number): void {
    this.volume = volume;
    remember('derring.volume', String(volume));
  }

  apply(): void {
    if (this.theme === 'auto') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.theme;
  }
}

export const preferences = new Preferences();
