/* To be imported before anything else: the page's data are read once. */

window.history.replaceState(null, '', '/admin/users');
const data = Object.assign(document.createElement('script'), {
  type: 'application/json',
  id: 'page-data',
  textContent: JSON.stringify({ signed_in: true, staff: false, refused: true }),
});
document.getElementById(data.id)?.remove();
document.body.append(data);
