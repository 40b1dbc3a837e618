import { createAnswerTable } from '@reset/service-kit';

/** What the commands of staff were answered with, for who asks again by the same key. */
export { createAnswerTable as up };
