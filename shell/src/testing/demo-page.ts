/* Imported before everything else: the page of a product that is no production's. */
const script = document.getElementById('page-data');
if (script) script.textContent = JSON.stringify({ signed_in: true, environment: 'development' });
