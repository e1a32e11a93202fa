/** Attributes by which elements load something. */
const loading = ['src', 'srcset', 'poster', 'data', 'background', 'manifest', 'ping', 'action', 'formaction'];
const ownData = /^(data:|#)/i;

/** Lets a page load what stands in it and nothing else; links stay, since they lead away only when they are pressed. */
export const keepOwnData = (page: Document): void => {
  for (const element of page.querySelectorAll('link, base, object, embed, iframe, frame, meta[http-equiv]'))
    element.remove();
  for (const element of page.querySelectorAll('*')) {
    for (const name of loading)
      if (!ownData.test(element.getAttribute(name) ?? '#')) element.removeAttribute(name);
    if (element.localName === 'a') continue;
    for (const name of ['href', 'xlink:href'])
      if (!ownData.test(element.getAttribute(name) ?? '#')) element.removeAttribute(name);
  }
};
