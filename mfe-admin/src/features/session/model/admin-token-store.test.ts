import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { roleStore } from '#role/role-store.ts';
import { adminTokenStore } from './admin-token-store.ts';

const session = (adminToken: string, expiresAt: string) =>
  ({ adminToken, expiresAt, role: 'administrator' }) as const;
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
    adminTokenStore.getState().keep(session('one', '2026-11-20T12:15:00Z'));
    jest.advanceTimersByTime(15 * 60_000 - 1);
    expect(token()).toBe('one');
    jest.advanceTimersByTime(1);
    expect(token()).toBeNull();
  });

  it('does not let an earlier token end a later one', () => {
    adminTokenStore.getState().keep(session('one', '2026-11-20T12:15:00Z'));
    jest.advanceTimersByTime(60_000);
    adminTokenStore.getState().keep(session('two', '2026-11-20T12:16:00Z'));
    jest.advanceTimersByTime(14 * 60_000);
    expect(token()).toBe('two');
  });
});

describe('the role of who is here', () => {
  it('is what the service said with the token', () => {
    adminTokenStore.getState().keep({ ...session('one', '2026-11-20T12:15:00Z'), role: 'support' });
    expect(roleStore.getState()).toEqual({ role: 'support' });
  });
});

describe('the end', () => {
  it('is told two minutes before, and leaves what she was at waiting', () => {
    adminTokenStore.getState().keep(session('one', '2026-11-20T12:15:00Z'));
    jest.advanceTimersByTime(13 * 60_000 - 1);
    expect(adminTokenStore.getState()).toMatchObject({ isEnding: false, isOver: false });
    jest.advanceTimersByTime(1);
    expect(adminTokenStore.getState()).toMatchObject({ isEnding: true, isOver: false });
    jest.advanceTimersByTime(2 * 60_000);
    expect(adminTokenStore.getState()).toMatchObject({ isEnding: false, isOver: true });
  });

  it('is another one with another token', () => {
    adminTokenStore.getState().keep(session('one', '2026-11-20T12:15:00Z'));
    jest.advanceTimersByTime(14 * 60_000);
    adminTokenStore.getState().keep(session('two', '2026-11-20T12:29:00Z'));
    expect(adminTokenStore.getState()).toMatchObject({ isEnding: false });
    jest.advanceTimersByTime(2 * 60_000);
    expect(adminTokenStore.getState()).toMatchObject({ token: 'two', isEnding: false });
  });
});

describe('drop', () => {
  it('leaves nothing', () => {
    adminTokenStore.getState().keep(session('one', '2026-11-20T12:15:00Z'));
    adminTokenStore.getState().drop();
    expect(token()).toBeNull();
  });
});
