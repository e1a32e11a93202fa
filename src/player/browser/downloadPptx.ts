/** The deck as it is shown, for a presentation program: the service writes it. */
export const downloadPptx = (document: Document): void => {
  const address = new URL(
    `${document.location.pathname.replace(/\/$/, '')}/deck.pptx`,
    document.location.href,
  );
  address.searchParams.set('theme', document.documentElement.dataset.theme ?? '');
  const link = document.createElement('a');
  link.href = address.href;
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
};
