/*
 * Runs long before the scripts of the page: notes the button of the start page that is clicked until they have come. The page does what it asks for then.
 */
addEventListener('click', ({ target }) => {
  const { dataset } = document.documentElement;
  const button = target instanceof Element ? target.closest<HTMLElement>('button.door, .page-nav button') : null;
  if (button && dataset['earlyClick'] !== 'over') dataset['earlyClick'] = button.dataset['action'] ?? '';
});
