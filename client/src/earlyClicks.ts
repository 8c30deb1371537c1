/* Runs long before the scripts of the page. Records the last button clicked on the start page before they load; the page then runs its action. */
addEventListener('click', ({ target }) => {
  const { dataset } = document.documentElement;
  const button = target instanceof Element ? target.closest<HTMLElement>('button.door, .page-nav button') : null;
  if (button && dataset['earlyClick'] !== 'over') dataset['earlyClick'] = button.dataset['action'] ?? '';
});
