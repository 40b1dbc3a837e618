/** Who calls, as each line of the log names it: by ids, never by name or address. */
export type LoggedCaller =
  /** Another service. */
  | { caller: string }
  | {
      session_id: string;
      /** Absent for a visitor. */
      user_id?: string;
      /** The member of staff who views the product as `user_id`. */
      real_user_id?: string;
    };

/** @returns what the log says of somebody whom the gateway vouches for */
export function toLogged(person: {
  sessionId: string;
  userId?: string;
  realUserId?: string;
}): LoggedCaller {
  const { sessionId, userId, realUserId } = person;
  return {
    session_id: sessionId,
    ...(userId === undefined ? {} : { user_id: userId }),
    ...(realUserId === undefined || realUserId === userId ? {} : { real_user_id: realUserId }),
  };
}
