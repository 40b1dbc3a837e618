import type { Move } from './moves.ts';

const WORDS: readonly (readonly [Move, string])[] = [
  ['payday', 'To the morning of the next payday'],
  ['banking_day', 'To the next banking day'],
  ['day', 'By a day'],
];

/** What the front page says of the product's time, with the buttons that move it. */
export const productTimeSection = (now: Date): string => `<h2>What time it is</h2>
<p>The product believes that it is <strong>${wordsOf(now)}</strong>.</p>
<form action="/product_time" method="post">
<p>Move it on, for the providers and the services together:
${WORDS.map(([move, words]) => `<button name="to" value="${move}">${words}</button>`).join('\n')}</p>
</form>
<p>Schedules run, debits are sent and settled, pay arrives, statements are issued, within half a minute. Time goes forward only; <code>npm run reset</code> brings back today. Who is signed in stays so.</p>`;

/** An instant as people in Los Angeles say it. */
export const wordsOf = (now: Date): string => `${MOMENT.format(now)} in Los Angeles`;

const MOMENT = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Los_Angeles',
  dateStyle: 'full',
  timeStyle: 'short',
  hourCycle: 'h23',
});
