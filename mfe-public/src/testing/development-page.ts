/** The page of a trial environment. Imported before anything else, because it is read only once. */
const data = document.createElement('script');
data.id = 'page-data';
data.type = 'application/json';
data.textContent = '{"environment":"development"}';
document.head.append(data);
