import './support/browserGlobals.js';
import { signal } from '@preact/signals';
import { computerTurn, type PlannedTurn, type TurnRequest } from '@hexfall/shared/ai/computerTurn';
import type { Table } from '@hexfall/shared/model/state';
import { TurnSuggester } from '../../../client/src/store/computer/TurnSuggester.js';
import { position } from '../../support/play.js';

const table = position({
  players: [{ army: 'outpost', hand: ['commando'] }, { army: 'moloch' }],
  units: ['outpost/hq -2,2', 'moloch/hq 2,-2'],
});

interface Desk {
  readonly planner: TurnSuggester;
  readonly shown: ReturnType<typeof signal<Table | null>>;
  readonly cancel: jest.Mock;
  readonly requests: TurnRequest[];
  answer: (turn: PlannedTurn) => void;
  refuse: (reason: Error) => void;
}

const newDesk = (): Desk => {
  const shown = signal<Table | null>(table);
  const requests: TurnRequest[] = [];
  const cancel = jest.fn();
  const desk = { shown, cancel, requests, answer: () => undefined, refuse: () => undefined } as unknown as {
    -readonly [K in keyof Desk]: Desk[K];
  };
  const plan = (request: TurnRequest): Promise<PlannedTurn> => {
    requests.push(request);
    return new Promise((resolve, reject) => {
      desk.answer = resolve;
      desk.refuse = reject;
    });
  };
  desk.planner = new TurnSuggester(shown, { plan, cancel });
  return desk;
};

const QUESTION = { table, seat: 0, isWhole: false };

describe('a turn planned for the player of the page', () => {
  test('is that of the strongest level, the same every time, from the public table alone', async () => {
    const desk = newDesk();
    const asked = desk.planner.ask(QUESTION);
    expect(desk.planner.isPlanning.peek()).toBe(true);
    const [request] = desk.requests;
    expect(request).toEqual({ table, seat: 0, level: 'commander', seed: 1 });
    expect(structuredClone(request)).toEqual(request);
    desk.answer(computerTurn(request!));
    await asked;
    expect(desk.planner.isPlanning.peek()).toBe(false);
    const planned = desk.planner.planned.peek();
    expect(planned?.steps.length).toBe(planned?.intents.length);
    expect(planned?.isWhole).toBe(false);
    desk.planner.showWhole();
    expect(desk.planner.planned.peek()?.isWhole).toBe(true);
  });

  test('is gone as soon as the table on the screen is another one', async () => {
    const desk = newDesk();
    const asked = desk.planner.ask(QUESTION);
    desk.answer({ intents: [{ do: 'end-turn' }], aim: null });
    await asked;
    expect(desk.planner.planned.peek()).not.toBeNull();
    desk.shown.value = { ...table };
    expect(desk.planner.planned.peek()).toBeNull();
    desk.shown.value = table;
    expect(desk.planner.planned.peek()).toBeNull();
  });

  test('is not shown if the table has changed while it was planned', async () => {
    const desk = newDesk();
    const asked = desk.planner.ask(QUESTION);
    desk.shown.value = { ...table };
    expect(desk.planner.isPlanning.peek()).toBe(false);
    desk.answer({ intents: [{ do: 'end-turn' }], aim: null });
    await asked;
    expect(desk.planner.planned.peek()).toBeNull();
  });

  test('can be canceled, which is no fault, and hidden', async () => {
    const desk = newDesk();
    const asked = desk.planner.ask(QUESTION);
    desk.planner.hide();
    expect(desk.cancel).toHaveBeenCalledTimes(1);
    desk.refuse(new Error('canceled'));
    await asked;
    expect(desk.planner.isPlanning.peek()).toBe(false);
    desk.planner.hide();
    expect(desk.cancel).toHaveBeenCalledTimes(1);
  });

  test('fails aloud if nobody has canceled it', async () => {
    const desk = newDesk();
    const asked = desk.planner.ask(QUESTION);
    desk.refuse(new Error('broken'));
    await expect(asked).rejects.toThrow('broken');
    expect(desk.planner.isPlanning.peek()).toBe(false);
  });
});
