import type { ReactNode } from "react";
import { monthsInWords } from "~/models/destinations/months-in-words";
import type { DestinationPage } from "~/pages/destination-page.server";

/** Practical notes for visitors: when, how much, by what, and what to eat. */
export function PracticalNotes({ practical }: { practical: DestinationPage["practical"] }) {
  const { months, costs, ways, dishes, isAhead } = practical;
  return (
    <div className="practical-notes">
      {months.length > 0 && (
        <Part id="when-to-go" title="When to go">
          <Months months={months} />
        </Part>
      )}
      {costs.length > 0 && (
        <Part id="what-it-cost" title={isAhead ? "What it costs" : "What it cost"}>
          <ul className="place-costs">
            {costs.map(({ what, amount }) => (
              <li key={what + amount}>
                <span>{what}</span>
                {amount && <b>{amount}</b>}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {dishes.length > 0 && (
        <Part id="what-to-eat" title="What to eat">
          <ul>
            {dishes.map(({ name, lang, note }) => (
              <li key={name + note}>
                <b lang={lang}>{name}</b>
                {note && ` ${note}`}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {ways.length > 0 && (
        <Part id="getting-there" title="How to get there">
          <ul className="place-ways">
            {ways.map(({ from, way }) => (
              <li key={from + way}>
                {from && <b>{from}</b>}
                <p>{way}</p>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </div>
  );
}

type PartProps = { id: string; title: string; children: ReactNode };

function Part({ id, title, children }: PartProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** The months as a line, thick for good ones, and in words. */
function Months({ months }: { months: number[] }) {
  return (
    <div className="place-months">
      <p>{monthsInWords(months)}</p>
      <ol aria-hidden="true">
        {[..."JFMAMJJASOND"].map((initial, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: twelve months stay twelve months.
          <li key={index} data-good={months.includes(index + 1) || undefined}>
            <i />
            {initial}
          </li>
        ))}
      </ol>
    </div>
  );
}
