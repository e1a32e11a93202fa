/** A sentence at the foot of the page, until it is clicked or a while has passed. */
export const showNotice = (document: Document, text: string): void => {
  document.querySelector('.notice')?.remove();
  const notice = document.createElement('p');
  notice.className = 'notice';
  notice.setAttribute('role', 'status');
  notice.textContent = text;
  notice.addEventListener('click', () => notice.remove());
  document.body.append(notice);
  setTimeout(() => notice.remove(), 8_000);
};
