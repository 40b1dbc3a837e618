/** Whether a service does not show it to her role: trying again would change nothing. */
export const isRefusedToRole = (error: object | null): boolean =>
  error !== null && 'code' in error && error.code === 'role_required';
