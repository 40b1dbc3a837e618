import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { adminTokenStore } from './admin-token-store.ts';

const token = () => adminTokenStore.getState().token;

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z') });
});
afterEach(() => {
  adminTokenStore.getState().drop();
  jest.useRealTimers();
});

describe('keep', () => {
  it('holds the token until it expires', () => {
    adminTokenStore.getState().keep('one', '2026-11-20T12:15:00Z');
    jest.advanceTimersByTime(15 * 60_000 - 1);
    expect(token()).toBe('one');
    jest.advanceTimersByTime(1);
    expect(token()).toBeNull();
  });

  it('does not let an earlier token end a later one', () => {
    adminTokenStore.getState().keep('one', '2026-11-20T12:15:00Z');
    jest.advanceTimersByTime(60_000);
    adminTokenStore.getState().keep('two', '2026-11-20T12:16:00Z');
    jest.advanceTimersByTime(14 * 60_000);
    expect(token()).toBe('two');
  });
});

describe('drop', () => {
  it('leaves nothing', () => {
    adminTokenStore.getState().keep('one', '2026-11-20T12:15:00Z');
    adminTokenStore.getState().drop();
    expect(token()).toBeNull();
  });
});
