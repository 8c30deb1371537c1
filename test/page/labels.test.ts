import { Window as DomWindow } from 'happy-dom';
import { controlsOf, misnamed } from '../browser/support/labels.js';

const NAMED: Readonly<Record<string, string>> = {
  'by its text': '<button>End turn</button>',
  'by what begins with its text': '<a href="/t/AB" aria-label="Open: table AB">Open</a>',
  'by other punctuation': '<button aria-label="Sure, end the turn">Sure? End the turn!</button>',
  'beside a hint of a key': '<button aria-label="End turn">End turn <kbd>Space</kbd></button>',
  'with its number first': '<a href="/" aria-label="3: Destroy 2 units. Not solved"><b>3</b> <span>Destroy 2 units</span></a>',
  'beside a number': '<button aria-label="Chat, 3 unread"><span>3</span></button>',
  'with a sign alone': '<button aria-label="Close">×</button>',
  'with nothing seen': '<button aria-label="Close"><span style="display: none">Shut</span></button>',
  'by its label': '<label>Name <input></label>',
  'by another element': '<h2 id="day">Puzzle of the day</h2><a href="/" aria-labelledby="day">Puzzle</a>',
};

const MISNAMED: Readonly<Record<string, string>> = {
  'by other words': '<button class="key" aria-label="Carry out the plan">Do step 1</button>',
  'by another form of the word': '<a href="/" class="key" aria-label="Looking at table AB">Look</a>',
  'with words before it': '<a href="/" class="key" aria-label="Not solved. Kill the HQ">Kill the HQ</a>',
  'with a word between':
    '<button class="key"><b>Borgo</b><span role="img" aria-label="Difficulty 1: easy"><i aria-hidden="true">easy</i></span></button>',
  'by another number': '<button class="key" aria-label="Destroy 3 units">Destroy 2 units</button>',
  'in another order': '<button class="key" aria-label="Grenade, kept">kept Grenade</button>',
  'by a title, with its text hidden': '<button class="key" title="Discard a tile"><span aria-hidden="true">Throw away</span></button>',
  'besides its label': '<label>Name <input class="key" aria-label="Who are you?"></label>',
  'by another element': '<h2 id="day">Puzzle of the day</h2><div role="tab" class="key" aria-labelledby="day">Today</div>',
};

describe('the check that what is seen on a control is in its name', () => {
  const misnamedIn = (html: string): readonly string[] => {
    const window = new DomWindow();
    window.document.body.innerHTML = html;
    return misnamed(controlsOf(window as unknown as Window & typeof globalThis));
  };

  test.each(Object.entries(NAMED))('passes what is named %s', (_, html) => {
    expect(misnamedIn(html)).toEqual([]);
  });

  test.each(Object.entries(MISNAMED))('finds what is named %s', (_, html) => {
    expect(misnamedIn(html)).toEqual([expect.stringMatching(/^label-in-name: \w+\.key shows "/)]);
  });
});
