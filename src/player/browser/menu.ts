export interface MenuActions {
  readonly act: (action: string) => void;
  readonly chooseTheme: (input: HTMLInputElement) => void;
}

export const startMenu = (document: Document, actions: MenuActions): void => {
  const button = document.querySelector<HTMLButtonElement>('.menu-button');
  const panel = document.querySelector<HTMLElement>('.menu-panel');
  const menu = document.querySelector<HTMLElement>('.menu');
  if (!button || !panel || !menu) return;
  const show = (open: boolean) => {
    panel.hidden = !open;
    button.setAttribute('aria-expanded', String(open));
  };
  button.addEventListener('click', () => show(panel.hasAttribute('hidden')));
  document.addEventListener('click', (event) => {
    if (event.target instanceof Element && !event.target.closest('.menu')) show(false);
  });
  menu.addEventListener('click', (event) => {
    const action = event.target instanceof Element && event.target.closest<HTMLElement>('[data-action]');
    if (!action) return;
    show(false);
    actions.act(action.dataset.action ?? '');
  });
  panel.addEventListener('change', (event) => {
    if (event.target instanceof HTMLInputElement) actions.chooseTheme(event.target);
  });
  // The player's keys are not for who is in the menu.
  menu.addEventListener('keydown', (event) => {
    if (panel.hidden) return;
    event.stopPropagation();
    if (event instanceof KeyboardEvent && event.key === 'Escape') {
      show(false);
      button.focus();
    }
  });
};
