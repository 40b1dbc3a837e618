/* The packages themselves, under names that are not shared: see shellConfig. */

declare module 'whole-react-router' {
  export * from 'react-router';
}

declare module 'whole-react-query' {
  export * from '@tanstack/react-query';
}
