import { RotateGesture } from '../../../client/src/board/gestures.js';

/** A finger at an angle of the circle around 100, 100, in degrees. */
const finger = (pointerId: number, degrees: number, pointerType = 'touch'): PointerEvent =>
  ({
    pointerId,
    pointerType,
    clientX: 100 + 50 * Math.cos((degrees * Math.PI) / 180),
    clientY: 100 + 50 * Math.sin((degrees * Math.PI) / 180),
  }) as PointerEvent;

const twisted = () => {
  const steps: number[] = [];
  const twist = new RotateGesture((step) => steps.push(step));
  return { twist, steps };
};

describe('two fingers on the board', () => {
  test('turn clockwise and back, a step for every forty degrees', () => {
    const { twist, steps } = twisted();
    twist.down(finger(1, 0));
    twist.down(finger(2, 180));
    for (let turned = 10; turned <= 90; turned += 10) {
      twist.move(finger(1, turned));
      twist.move(finger(2, 180 + turned));
    }
    expect(steps).toEqual([1, 1]);
    for (let turned = 80; turned >= 0; turned -= 10) {
      twist.move(finger(1, turned));
      twist.move(finger(2, 180 + turned));
    }
    expect(steps).toEqual([1, 1, -1, -1]);
  });

  test('turn on past the angle where the count begins anew', () => {
    const { twist, steps } = twisted();
    twist.down(finger(1, 350));
    twist.down(finger(2, 170));
    for (let turned = 0; turned <= 50; turned += 5) {
      twist.move(finger(1, 350 + turned));
      twist.move(finger(2, 170 + turned));
    }
    expect(steps).toEqual([1]);
  });

  test('point at nothing until both are lifted', () => {
    const { twist } = twisted();
    twist.down(finger(1, 0));
    expect(twist.isOn).toBe(false);
    twist.down(finger(2, 180));
    expect(twist.isOn).toBe(true);
    twist.up(finger(1, 0));
    expect(twist.isOn).toBe(true);
    twist.up(finger(2, 180));
    expect(twist.isOn).toBe(false);
  });

  test('a mouse is no finger', () => {
    const { twist } = twisted();
    twist.down(finger(1, 0, 'mouse'));
    twist.down(finger(2, 180, 'mouse'));
    expect(twist.isOn).toBe(false);
  });
});
