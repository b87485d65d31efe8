/** The nation that is looked at, on the map or in the hand: both show it. */
class Look {
  at = $state<string>();
}

export const look = new Look();
