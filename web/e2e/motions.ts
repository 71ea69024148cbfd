import type { Page } from '@playwright/test';

/** Notes the places of all that is moved. */
export const noteMotion = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    Element.prototype.animate = new Proxy(Reflect.get(Element.prototype, 'animate') as () => Animation, {
      apply(animate, element: Element, how: []) {
        moved.push(element.closest<HTMLElement>('[data-place]')?.dataset.place ?? '');
        return Reflect.apply(animate, element, how);
      },
    });
  });
export const motions = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { moved: string[] }).moved);
