const KEY = 'onWaitingList';

/**
 * Whether this tab has put its applicant on the waiting list. The sign-out forgets it with all else
 * that the tab keeps.
 */
export const waitingList = {
  join: (): void => sessionStorage.setItem(KEY, 'true'),
  isJoined: (): boolean => sessionStorage.getItem(KEY) === 'true',
};
