/*
 * Runs long before the scripts of the page: notes the door of the start page that is clicked until they have come. The page opens it then.
 */
addEventListener('click', ({ target }) => {
  const { dataset } = document.documentElement;
  const door = target instanceof Element ? target.closest<HTMLElement>('button.door') : null;
  if (door && dataset['door'] !== 'open') dataset['door'] = door.dataset['action'] ?? '';
});
