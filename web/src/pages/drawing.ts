// Figures come from the server as a part of a page. Nothing that came over the wire is written as HTML here:
// what is drawn are these elements with these attributes, and whatever else stands in it is left out.
const ELEMENTS = new Set(
  (
    'article header section h2 h3 h4 p b em small span div table thead tbody tr th td details summary ' +
    'style svg line circle rect path text title'
  ).split(' '),
);
const ATTRIBUTES = new Set(
  'class role colspan width height x y x1 y1 x2 y2 cx cy r d text-anchor overflow aria-hidden'.split(' '),
);

function copied(from: Node, into: Element): void {
  for (const node of from.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) into.append(node.textContent ?? '');
    if (!(node instanceof Element)) continue;
    const name = node.localName;
    if (!ELEMENTS.has(name)) continue;
    const copy = document.createElementNS(node.namespaceURI, name);
    for (const { name: key, value } of node.attributes)
      if (ATTRIBUTES.has(key)) copy.setAttribute(key, value);
    copied(node, copy);
    into.append(copy);
  }
}

/** Draws figures into an element, and others when they change. */
export function figures(place: HTMLElement, text: string): { update: (text: string) => void } {
  const draw = (wanted: string): void => {
    place.replaceChildren();
    copied(new DOMParser().parseFromString(wanted, 'text/html').body, place);
  };
  draw(text);
  return { update: draw };
}
