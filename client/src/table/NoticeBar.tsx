import { useEffect } from 'preact/hooks';
import { vibrate } from '../notifications/vibrate.js';
import { playSound } from '../sound/player.js';
import { noticeText } from '../text/refusalText.js';
import { Button } from '../ui/Button.js';
import { useTable } from './TableUi.js';
import './NoticeBar.css';

const SHOWN_FOR = 5_000;

/** Why something did not work; goes away by itself. */
export const NoticeBar = () => {
  const { store } = useTable();
  const notice = store.notice.value;
  useEffect(() => {
    if (!notice) return;
    if (notice.isBad) {
      playSound('refused');
      vibrate('refused');
    }
    const timer = setTimeout(() => (store.notice.value = null), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [notice]);
  return (
    <div class="notice-place" role="alert">
      {notice && (
        <Button
          repeats
          key={notice.id}
          isBare
          class="notice"
          text={noticeText(notice.message)}
          data-bad={notice.isBad}
          onClick={() => (store.notice.value = null)}
        />
      )}
    </div>
  );
};
