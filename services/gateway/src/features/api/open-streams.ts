import type { Session } from '#features/session/session.ts';
import type { ServerResponse } from 'node:http';

export type OpenStreams = ReturnType<typeof openStreams>;

/**
 * The streams that this gateway passes on, by their sessions: none outlives its session. They are
 * open only while the gateway is notified of sessions that end.
 */
export function openStreams() {
  const bySession = new Map<string, { session: Session; answers: Set<ServerResponse> }>();
  let isListening = false;

  const endOf = (sessionId: string) => {
    for (const answer of bySession.get(sessionId)?.answers ?? []) end(answer);
  };
  const endIf = (isOver: (session: Session) => boolean) => {
    for (const [id, { session }] of bySession) if (isOver(session)) endOf(id);
  };

  return {
    /** @returns false, having added nothing, while nothing would end it */
    add(session: Session, answer: ServerResponse): boolean {
      if (!isListening) return false;
      const open = bySession.get(session.id) ?? { session, answers: new Set() };
      // As it was read last: it may have been used since the first one was opened.
      open.session = session;
      bySession.set(session.id, open);
      open.answers.add(answer);
      answer.once('close', () => {
        open.answers.delete(answer);
        if (open.answers.size === 0) bySession.delete(session.id);
      });
      return true;
    },

    /** Ends those of a session that was ended. */
    endOf,

    /** Ends those of sessions that are over by themselves. */
    endIf,

    /** @param listening whether notifications of ended sessions arrive from now on */
    setListening(listening: boolean): void {
      isListening = listening;
      if (!listening) endIf(() => true);
    },
  };
}

// What has not begun has no end that a browser could read.
const end = (answer: ServerResponse): void =>
  void (answer.headersSent ? answer.end() : answer.destroy());
