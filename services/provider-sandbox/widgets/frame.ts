/* Runs in the pages of the frames: posts what the server wrote into the page to its parent. */

const written = document.getElementById('messages')?.textContent ?? '[]';
for (const message of JSON.parse(written) as object[]) window.parent.postMessage(message, '*');
