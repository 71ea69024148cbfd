import { sentenceOf } from '../api.ts';

/** How long to wait before it is tried again by itself, in milliseconds. */
const PAUSES = [1500, 3000, 6000, 12_000, 24_000];

/** Something that a page fetches and cannot do without: tried again if it does not come, and told of until it has. */
export class Needed<T> {
  value: T;
  /** Why it has not come. */
  trouble = $state('');
  private tried = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param what how it is called in a sentence
   * @param first what stands for it until it comes
   */
  constructor(
    readonly what: string,
    private readonly fetch: () => Promise<T>,
    first: T,
  ) {
    this.value = $state.raw(first);
    void this.again();
  }

  async again(): Promise<void> {
    clearTimeout(this.timer);
    try {
      this.value = await this.fetch();
      this.trouble = '';
    } catch (error) {
      this.trouble = sentenceOf(error);
      const pause = PAUSES[this.tried++];
      if (pause !== undefined) this.timer = setTimeout(() => void this.again(), pause);
    }
  }
}
