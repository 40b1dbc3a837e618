import { escapeHtml } from '@reset/service-kit';
import { wordsOf } from '#features/product-time/product-time.ts';
import {
  SEEDED_MEMBERS,
  type Outcome,
  type PresentedEvent,
  type SeededMember,
} from './presenter.ts';

/** An event that was pressed for a member. */
export type Pressed = {
  event: PresentedEvent;
  member: SeededMember;
  outcome: Outcome;
  at: Date;
};

type Shown = {
  member: SeededMember;
  events: readonly PresentedEvent[];
  /** The newest first. */
  pressed: readonly Pressed[];
  /** The product's time; null where the sandbox runs by itself. */
  now: Date | null;
  /** Where the product is; '' where nobody said. */
  productUrl: string;
};

/** The presenter's page, whole. */
export const presenterPage = ({ member, events, pressed, now, productUrl }: Shown): string =>
  `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Presenter</title>
<link rel="stylesheet" href="/inbox.css">
<link rel="stylesheet" href="/presenter.css">
</head>
<body>
<main>
<h1>Presenter</h1>
<p class="lead">What happens outside of the product, at one press. ${now ? `The product believes that it is <strong>${wordsOf(now)}</strong>. ` : ''}Codes and mails are in the <a href="/inbox">inbox</a>.</p>
<nav aria-label="Member">
${SEEDED_MEMBERS.map((one) => choice(one, one === member)).join('\n')}
</nav>
<p class="about">Signs in to the product as ${escapeHtml(member.email)}.</p>
<form action="/presenter" method="post" aria-label="Events for ${escapeHtml(member.name)}">
<input type="hidden" name="member" value="${member.key}">
${events.map(eventCard).join('\n')}
</form>
<section id="happened" aria-labelledby="happened-title">
<h2 id="happened-title">What happened</h2>
${pressed.length === 0 ? '<p class="none">Nothing was pressed yet.</p>' : `<ol>\n${pressed.map((one) => line(one, productUrl)).join('\n')}\n</ol>`}
</section>
</main>
</body>
</html>
`;

const choice = ({ key, name }: SeededMember, isChosen: boolean): string =>
  `<a href="/presenter?member=${key}"${isChosen ? ' aria-current="true"' : ''}>${escapeHtml(name)}</a>`;

const eventCard = ({ key, title, what }: PresentedEvent): string => `<article>
<h2>${title}</h2>
<p>${what}</p>
<button name="event" value="${key}" aria-label="Set off: ${title}">Set off</button>
</article>`;

function line({ event, member, outcome, at }: Pressed, productUrl: string): string {
  const { path, name } = event.seenAt;
  const seen = outcome.happened
    ? ` <a href="${escapeHtml(productUrl)}${path}" target="_blank" rel="noopener noreferrer">See it: ${name}</a>`
    : '';
  return `<li data-happened="${outcome.happened}"><p class="about"><time datetime="${at.toISOString()}">${wordsOf(at)}</time></p>
<p><strong>${event.title}</strong>, ${escapeHtml(member.name)}: ${escapeHtml(outcome.said)}${seen}</p></li>`;
}
