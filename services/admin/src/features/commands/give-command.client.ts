import { failpoint, InternalCallError, type InternalClient } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { readAnswer } from './all-commands.ts';
import { commandStore, type ReadEnding } from './commands.store.ts';
import { dueBy, readRefusal, type Command, type Ending } from './commands.ts';
import { findSubject } from './subjects.client.ts';
import { whyNotAbout } from './commands.guard.ts';

/**
 * Gives a command that is kept to its owner, by its key, and keeps what came of it. It may be called
 * again for the same command, and at once: its owner does it once.
 * @returns the command as it stands then: `asked` where nobody knows whether it was done
 */
export async function giveCommand(context: Context, command: Command): Promise<Command> {
  failpoint('command.asked');
  const ending = withDue(context, await askOwner(context, command));
  failpoint('command.answered');
  if (!ending) return command;
  const ended = await commandStore(context.database).end(command.id, ending, context.clock.now());
  failpoint('command.ended');
  return ended;
}

/** By when what another person is to approve is due. */
function withDue({ productClock }: Context, ending: ReadEnding | null): ReadEnding | null {
  if (!ending || !('needsApproval' in ending)) return ending;
  const dueAt = dueBy(ending.needsApproval, productClock.now());
  return { ...ending, needsApproval: { ...ending.needsApproval, dueAt } };
}

/** null where it did not say what came of it. */
async function askOwner(context: Context, command: Command): Promise<ReadEnding | null> {
  const { services, log, database } = context;
  try {
    const subjectId = await findSubject(context, command);
    const refusal = await whyNotAbout(database, subjectId, command.staffId);
    if (refusal) return { state: 'refused', refusal, subjectId };
    const answer = await send(services[command.owner], command);
    return { subjectId, ...endingOf(command, answer) };
  } catch (error) {
    const refusal = error instanceof InternalCallError ? readRefusal(error) : null;
    if (refusal) return { state: 'refused', refusal };
    log.warn({ err: error, command_id: command.id }, 'command.answer_lost');
    return null;
  }
}

function send(client: InternalClient, command: Command): Promise<unknown> {
  const { method, path, body } = command;
  const context = { requestId: command.requestId, idempotencyKey: command.id };
  if (method === 'DELETE') return client.delete(path, context);
  const sent = body ?? undefined;
  return method === 'PUT' ? client.put(path, sent, context) : client.post(path, sent, context);
}

function endingOf(command: Command, answer: unknown): ReadEnding {
  const { needsApproval, ...read } = readAnswer(command, answer);
  const ending: Ending = needsApproval
    ? { state: 'proposed', needsApproval }
    : { state: 'done', answer };
  return { ...ending, ...read };
}
