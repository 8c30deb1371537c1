import type { ComponentChildren } from 'preact';
import { useId, useRef } from 'preact/hooks';
import { Button } from './Button.js';
import './Tabs.css';

interface Props<T extends string> {
  /** What the tabs are parts of. */
  readonly label: string;
  readonly tabs: readonly T[];
  readonly shown: T;
  readonly textOf: (tab: T) => string;
  readonly onShow: (tab: T) => void;
  /** What is shown of the chosen tab. */
  readonly children: ComponentChildren;
}

/** Parts of a page of which one is shown. Arrows, Home and End lead from one tab to another. */
export const Tabs = <T extends string>({ label, tabs, shown, textOf, onShow, children }: Props<T>) => {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const place = tabs.indexOf(shown);
  const targets: Readonly<Record<string, number>> = {
    ArrowRight: (place + 1) % tabs.length,
    ArrowLeft: (place - 1 + tabs.length) % tabs.length,
    Home: 0,
    End: tabs.length - 1,
  };
  const goTo = (event: KeyboardEvent): void => {
    const target = targets[event.key];
    const tab = target === undefined ? undefined : tabs[target];
    if (target === undefined || tab === undefined) return;
    event.preventDefault();
    onShow(tab);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[target]?.focus();
  };
  return (
    <>
      <div class="tabs" role="tablist" aria-label={label} ref={list} onKeyDown={goTo}>
        {tabs.map((tab) => (
          <Button
            key={tab}
            isBare
            class="tab"
            role="tab"
            id={`${id}-${tab}`}
            data-tab={tab}
            text={textOf(tab)}
            aria-selected={tab === shown}
            aria-controls={`${id}-panel`}
            tabIndex={tab === shown ? 0 : -1}
            onClick={() => onShow(tab)}
          />
        ))}
      </div>
      <div class="tab-panel" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown}`}>
        {children}
      </div>
    </>
  );
};
