import { announce } from '@reset/remote-sdk';
import { Banner, Button, EmptyState, Tile } from '@reset/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { formatDay } from '#dates/calendar-date.ts';
import { shownLimit, shownLimitCents } from '#features/spending-limit/spending-limit.ts';
import type { Forecast } from '../api/get-forecast.ts';
import { t, useMessages } from '../forecast-messages.ts';
import { changeWords } from '../model/day-words.ts';
import { queryOf } from '../model/try-out.ts';
import { ForecastBasis } from './forecast-basis.tsx';
import { ForecastChart } from './forecast-chart.tsx';
import { ForecastDays } from './forecast-days.tsx';
import { TRY_OUT, TryOutForm } from './try-out-form.tsx';

interface Props {
  forecast: Forecast;
  search: URLSearchParams;
  onTry: (search: URLSearchParams) => void;
}

/** The days until payday with what is tried out, or why nothing is known of them. */
export function ForecastView({ forecast, search, onTry }: Props) {
  const words = useMessages();
  const said = forecast.query === '' ? null : triedWords(forecast);
  useTriedAnnouncement(said);
  const turn = useUndone(queryOf(search) !== '');
  const undo = () => onTry(new URLSearchParams());
  if (forecast.whyNone !== null) {
    return (
      <Tile>
        <EmptyState message={words(`none.${forecast.whyNone}`)} />
      </Tile>
    );
  }
  return (
    <>
      <ForecastChart forecast={forecast} isTried={forecast.query !== ''} />
      <TryOutForm turn={turn} forecast={forecast} search={search} onTry={onTry} />
      {said && (
        <Banner tone="info" actions={<Button onPress={undo}>{words('try.undo')}</Button>}>
          {said}
        </Banner>
      )}
      <ForecastDays forecast={forecast} />
      <ForecastBasis forecast={forecast} />
    </>
  );
}

/** What the last day comes to by what is tried out. */
function triedWords({ days }: Forecast): string | null {
  const last = days.at(-1);
  if (!last) return null;
  const cents = shownLimitCents(last.amount) - shownLimitCents(last.untriedAmount);
  const values = {
    amount: shownLimit(last.amount).text,
    date: formatDay(last.date),
    change: changeWords(cents),
  };
  if (cents === 0) return t('tried.same', values);
  return t(cents > 0 ? 'tried.more' : 'tried.less', values);
}

/**
 * How often something was undone, in the address too. Focus goes to the title of the form then, which
 * is as it opens: the button that did it is gone with what it was for.
 */
function useUndone(isTried: boolean): number {
  const [{ was, turn }, setState] = useState({ was: isTried, turn: 0 });
  if (was !== isTried) setState({ was: isTried, turn: isTried ? turn : turn + 1 });
  useEffect(() => {
    if (turn > 0) document.getElementById(TRY_OUT)?.focus();
  }, [turn]);
  return turn;
}

/** Tells who does not see the page what came of trying something out, and that it is undone. */
function useTriedAnnouncement(said: string | null): void {
  const last = useRef(said);
  useEffect(() => {
    if (said === last.current) return;
    last.current = said;
    announce(said ?? t('tried.undone'));
  }, [said]);
}
