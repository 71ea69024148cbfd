// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { figures } from '../src/pages/drawing.ts';
import { changed, fieldsOf, namesOf } from '../src/pages/whatif.ts';

const SET = {
  title: 'Pirates',
  weapons: [
    { name: 'Rapier', copies: 2, damage: 2, text: '+1' },
    { name: 'Cloak', copies: 1 },
  ],
  ways: [{ name: 'plain', text: 'no number' }],
};

describe('the lab', () => {
  it('offers the numbers of the cards, and changes one', () => {
    expect(namesOf(SET)).toEqual(['Rapier', 'Cloak']);
    expect(fieldsOf(SET, 'Rapier')).toEqual([
      { name: 'copies', value: 2 },
      { name: 'damage', value: 2 },
    ]);
    const other = changed(SET, 'Rapier', 'damage', 3);
    expect(fieldsOf(other, 'Rapier')[1]).toEqual({ name: 'damage', value: 3 });
    expect(fieldsOf(SET, 'Rapier')[1]).toEqual({ name: 'damage', value: 2 });
    expect(changed(SET, 'Cloak', 'damage', 3)).toEqual(SET);
  });

  it('draws figures and nothing else', () => {
    const place = document.createElement('div');
    const drawing = figures(
      place,
      '<article class="lab" onclick="x()"><h2>Who <img src=x onerror=x()>wins</h2>' +
        '<script>x()</script><svg width="100%"><line x1="4%" style="x"/></svg><a href="//x">y</a></article>',
    );
    expect(place.querySelector('article')?.className).toBe('lab');
    expect(place.querySelector('line')?.getAttribute('x1')).toBe('4%');
    expect(place.innerHTML).not.toMatch(/onclick|onerror|script|img|href|style/);
    drawing.update('<p>other</p>');
    expect(place.textContent).toBe('other');
  });
});
