export { makePage, plain } from './content.ts';
export { mockApi } from './mock-api.ts';
export { renderRemote } from './render-remote.tsx';
export { sayAsWidget } from './say-as-widget.ts';
