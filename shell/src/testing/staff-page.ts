/* To be imported before anything else: the page's data are read once. */

const script = document.createElement('script');
script.type = 'application/json';
script.id = 'page-data';
script.textContent = JSON.stringify({ signed_in: true, staff: true });
document.head.append(script);
