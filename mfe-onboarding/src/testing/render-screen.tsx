import { renderRemote } from '@reset/remote-sdk/testing';
import { PageTile } from '@reset/shared-ui';
import type { ReactNode } from 'react';

/** A screen of the application by itself, at the application's path. */
export const renderScreen = (screen: ReactNode) =>
  renderRemote({ routes: [{ path: '/apply', element: <PageTile>{screen}</PageTile> }] }, '/apply');
