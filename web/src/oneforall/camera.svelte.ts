import { px, type Floor, type Point, WALL } from './plan.ts';

const MARGIN = WALL + 6;
const CLOSEST = 3.2;

/** Which part of the plan is seen, and how large: pan and zoom. */
export class Camera {
  /** The size of what it is seen in, in pixels of the screen. */
  width = $state(0);
  height = $state(0);
  /** The point of the plan in the middle. */
  x = $state(0);
  y = $state(0);
  zoom = $state(0);
  private shown: Point | null = null;

  constructor(private readonly floor: () => Floor) {}

  private get plan(): { width: number; height: number } {
    const floor = this.floor();
    return { width: px(floor.width) + 2 * MARGIN, height: px(floor.height) + 2 * MARGIN };
  }

  /** The zoom at which all of it is seen. */
  get whole(): number {
    return Math.min(this.width / this.plan.width, this.height / this.plan.height) || 1;
  }

  get box(): string {
    const zoom = this.zoom || 1;
    const w = this.width / zoom;
    const h = this.height / zoom;
    return `${this.x - w / 2} ${this.y - h / 2} ${w} ${h}`;
  }

  /** Whether all of the plan is seen. */
  get all(): boolean {
    return this.zoom <= this.whole * 1.02;
  }

  fit(): void {
    const floor = this.floor();
    this.zoom = this.whole;
    this.x = px(floor.width) / 2;
    this.y = px(floor.height) / 2;
  }

  /** Begins: all of it where there is room, else large enough to know the men apart. */
  begin(large: number): void {
    this.fit();
    if (this.whole < large) this.zoom = large;
    this.hold();
  }

  look(at: Point): void {
    this.x = at.x;
    this.y = at.y;
    this.hold();
  }

  /** Another window, in which what was shown last is still to be seen. */
  resize(width: number, height: number, large: number): void {
    const whole = this.zoom === 0 || this.all;
    this.width = width;
    this.height = height;
    if (whole) this.begin(large);
    else {
      this.zoom = Math.max(this.zoom, this.whole);
      this.hold();
    }
    if (this.shown) this.reveal(this.shown);
  }

  /** Shows a point that is not well in sight. */
  reveal(at: Point): void {
    this.shown = at;
    const seen = this.onScreen(at);
    const edge = Math.min(60, this.height / 4);
    if (seen.x < edge || seen.y < edge || seen.x > this.width - edge || seen.y > this.height - edge)
      this.look(at);
  }

  pan(dx: number, dy: number): void {
    this.x -= dx / this.zoom;
    this.y -= dy / this.zoom;
    this.hold();
  }

  /** Zooms about a point of the screen, which stays where it is. */
  scale(by: number, at: Point = { x: this.width / 2, y: this.height / 2 }): void {
    const under = this.onPlan(at);
    this.zoom = Math.min(CLOSEST, Math.max(this.whole, this.zoom * by));
    this.x = under.x - (at.x - this.width / 2) / this.zoom;
    this.y = under.y - (at.y - this.height / 2) / this.zoom;
    this.hold();
  }

  onPlan(at: Point): Point {
    const zoom = this.zoom || 1;
    return { x: this.x + (at.x - this.width / 2) / zoom, y: this.y + (at.y - this.height / 2) / zoom };
  }

  onScreen(at: Point): Point {
    return {
      x: (at.x - this.x) * this.zoom + this.width / 2,
      y: (at.y - this.y) * this.zoom + this.height / 2,
    };
  }

  /** The plan never leaves the window; what is smaller than it stays in the middle. */
  hold(): void {
    const floor = this.floor();
    const clamp = (value: number, seen: number, all: number, middle: number): number => {
      const slack = (all - seen) / 2;
      return slack <= 0 ? middle : Math.min(middle + slack, Math.max(middle - slack, value));
    };
    this.x = clamp(this.x, this.width / this.zoom, this.plan.width, px(floor.width) / 2);
    this.y = clamp(this.y, this.height / this.zoom, this.plan.height, px(floor.height) / 2);
  }
}
