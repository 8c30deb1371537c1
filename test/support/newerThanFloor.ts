/**
 * What browsers have got since those of `client/build/browserFloor.ts`: members by the expression of their owner. Windows of the browser
 * tests are without them, but for `checkVisibility`, which the tests themselves call there.
 */
export const NEWER_THAN_FLOOR: Readonly<Record<string, readonly string[]>> = {
  'Array.prototype': ['toSorted', 'toReversed', 'toSpliced', 'with'],
  'Object.getPrototypeOf(Uint8Array).prototype': ['toSorted', 'toReversed', 'with'],
  'Uint8Array.prototype': ['toBase64', 'toHex', 'setFromBase64', 'setFromHex'],
  Uint8Array: ['fromBase64', 'fromHex'],
  Array: ['fromAsync'],
  Object: ['groupBy'],
  Map: ['groupBy'],
  'Map.prototype': ['getOrInsert', 'getOrInsertComputed'],
  Promise: ['withResolvers', 'try'],
  RegExp: ['escape'],
  Error: ['isError'],
  'Object.getPrototypeOf(Object.getPrototypeOf([].values()))': 'map filter take drop flatMap reduce toArray forEach some every find'.split(
    ' ',
  ),
  'Set.prototype': 'union intersection difference symmetricDifference isSubsetOf isSupersetOf isDisjointFrom'.split(' '),
  'String.prototype': ['isWellFormed', 'toWellFormed'],
  'ArrayBuffer.prototype': ['transfer', 'transferToFixedLength', 'resize'],
  Intl: ['DurationFormat', 'Segmenter'],
  URL: ['canParse', 'parse'],
  AbortSignal: ['any'],
  ReadableStream: ['from'],
  // Not checkVisibility, which the tests themselves call in the windows: no script of the page has that word.
  'Element.prototype': ['setHTMLUnsafe', 'getHTML', 'computedStyleMap', 'moveBefore'],
  'HTMLElement.prototype': ['showPopover', 'hidePopover', 'togglePopover'],
  'HTMLDialogElement.prototype': ['requestClose'],
  'Document.prototype': ['startViewTransition', 'caretPositionFromPoint'],
  globalThis: ['scheduler', 'navigation', 'requestIdleCallback', 'cancelIdleCallback', 'Iterator'],
};

/** Words of a script that call something newer, of those names that nothing else has. */
export const CALLS_OF_NEWER =
  /\.(?:toSorted|toReversed|toSpliced|fromAsync|groupBy|withResolvers|getOrInsert|isWellFormed|toWellFormed|symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom|canParse|startViewTransition|setHTMLUnsafe|showPopover|checkVisibility)\(|\.(?:values|keys|entries)\(\)\.(?:map|filter|take|drop|flatMap|reduce|toArray|forEach|some|every|find)\(|AbortSignal\.any\(|Promise\.try\(|RegExp\.escape\(|Intl\.(?:Segmenter|DurationFormat)/;
