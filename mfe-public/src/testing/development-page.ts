/** The page of a trial environment. Imported before anything else, because it is read only once. */
const data = document.getElementById('page-data');
if (data) data.textContent = '{"environment":"development"}';
