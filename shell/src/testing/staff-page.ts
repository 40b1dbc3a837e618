/* To be imported before anything else: the page's data are read once. */

const script = document.getElementById('page-data');
if (script) script.textContent = JSON.stringify({ signed_in: true, staff: true });
